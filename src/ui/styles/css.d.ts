declare module '*.css' {
  /** The minified text of the style sheet. */
  const css: string;
  export default css;
}
