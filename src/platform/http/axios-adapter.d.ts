/** axios publishes its parts without types. The adapter takes a request config like the client's. */
declare module 'axios/unsafe/adapters/xhr.js' {
  import type { AxiosRequestConfig, AxiosResponse } from 'axios';

  export type Transmit = (request: AxiosRequestConfig) => Promise<AxiosResponse<string>>;

  const transmit: Transmit;
  export default transmit;
}
