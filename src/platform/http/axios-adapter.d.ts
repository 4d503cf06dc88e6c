/** axios publishes its parts without types: the adapter takes a request as a client would and reads its headers itself. */
declare module 'axios/unsafe/adapters/xhr.js' {
  import type { AxiosRequestConfig, AxiosResponse } from 'axios';

  export type Transmit = (request: AxiosRequestConfig) => Promise<AxiosResponse<string>>;

  const transmit: Transmit;
  export default transmit;
}
