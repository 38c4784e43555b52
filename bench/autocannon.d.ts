declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    requests?: Request[];
    /** Called for each connection before it starts. */
    setupClient?: (client: { setRequests(requests: Request[]): void }) => void;
  }
  interface Request {
    method: string;
    path: string;
  }
  interface Result {
    non2xx: number;
    errors: number;
    requests: { average: number };
    latency: { p99: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
