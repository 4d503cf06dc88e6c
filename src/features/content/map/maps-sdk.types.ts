/** What Till uses of the maps service's script, in the service's own types. */
export interface MapsSdk {
  readonly Map: typeof google.maps.Map;
  readonly InfoWindow: typeof google.maps.InfoWindow;
  /** Its successor needs a map of the merchant's account, which takes its colours from there and ignores the shop's. */
  readonly Marker: (typeof google.maps)['Marker'];
}

/** A marker on a map. */
export type SdkMarker = InstanceType<MapsSdk['Marker']>;

/** The script as it is on the page: whole, or one that fetches its parts when they are needed (`loading=async`). */
export type MapsGlobal = Partial<MapsSdk> & {
  readonly importLibrary?: (name: string) => Promise<unknown>;
};
