/** A picture's address, once it is built. */
declare module '*.png' {
  const address: string
  export default address
}
