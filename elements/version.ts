/** Written in by the build from package.json. */
declare const __TILL_VERSION__: string | undefined;

/** The version of this copy of the bundle; `development` where the sources run as they are. */
export const version: string =
  typeof __TILL_VERSION__ === 'string' ? __TILL_VERSION__ : 'development';
