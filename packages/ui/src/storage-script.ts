/**
 * Text of the inline script in `<head>` that replaces `localStorage` and `sessionStorage` where the browser blocks them.
 * Merely reading them throws there, or they are null, and no script of a page would run. What is stored then lasts as long
 * as the page.
 */
export const storageScript = `(function(){var methods={getItem:function(k){return Object.hasOwn(this,k)?this[k]:null},setItem:function(k,v){this[k]=String(v)},removeItem:function(k){delete this[k]}};['localStorage','sessionStorage'].forEach(function(name){try{window[name].length}catch(e){Object.defineProperty(window,name,{value:Object.create(methods)})}})})()`
