/** The part of the maps service's API that Till uses, in the service's own types. */
export interface MapsSdk {
  readonly Map: typeof google.maps.Map;
  readonly InfoWindow: typeof google.maps.InfoWindow;
  /** Its successor requires a map id from the merchant's account, and such maps ignore the shop's styles. */
  readonly Marker: (typeof google.maps)['Marker'];
}

/** A marker on a map. */
export type SdkMarker = InstanceType<MapsSdk['Marker']>;

/** The global of the script: complete, or with libraries that are loaded on demand (`loading=async`). */
export type MapsGlobal = Partial<MapsSdk> & {
  readonly importLibrary?: (name: string) => Promise<unknown>;
};
