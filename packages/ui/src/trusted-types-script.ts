/**
 * Text of the inline script that comes before all others and defines which texts browsers accept as code (Trusted Types):
 * the addresses of the sites' own workers, and the empty element from which React makes scripts that do not run. Other
 * markup is shown as text and logged for developers and tests; all else is refused and reported.
 */
export const trustedTypesScript = `self.trustedTypes&&trustedTypes.createPolicy('default',{createHTML:function(s){if(s==='<'+'script></'+'script>'||s.indexOf('<')<0)return s;console.error('Markup is shown as text: '+s.slice(0,80));return s.replace(/</g,'&lt;')},createScriptURL:function(u){return u==='/service-worker.js'||u==='/pro/push-worker.js'?u:null}})`
