/** Replaced by the build with the version in package.json. */
declare const __TILL_VERSION__: string | undefined;

/** The version of this copy of the bundle; `development` when running from source. */
export const version: string =
  typeof __TILL_VERSION__ === 'string' ? __TILL_VERSION__ : 'development';
