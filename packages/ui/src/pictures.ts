// implements: §3.1
/** Addresses of the object pictures that stand in doors; a page carries only those that it shows. */
export * as pictures from './picture-files.ts'
