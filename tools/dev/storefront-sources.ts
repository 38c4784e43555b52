import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { ROOT } from '../start/run-program.ts';

/** Where the sources are, on the public site: everything else is the server's. */
const BASE = '/vite/';
const MODULES = `${BASE}modules`;
export const ENTRY = `${BASE}dev.js`;

interface Front {
  readonly port: number;
  /** The server behind, which answers pages, calls and files. */
  readonly target: string;
  /** Resolves when it can be asked: a request waits while it is being replaced. */
  readonly ready: () => Promise<void>;
  /** The sources that pages are drawn from have changed. */
  readonly changed: () => void;
}

/** Stands in front of the public site and hands out its sources to browsers and to the server that draws from them, with hot updates. */
export async function serveStorefrontSources({
  port,
  target,
  ready,
  changed,
}: Front): Promise<ViteDevServer> {
  const vite = await createServer({
    root: join(ROOT, 'storefront'),
    base: BASE,
    appType: 'custom',
    logLevel: 'warn',
    plugins: [devEntry(), modulesForServer(changed)],
    optimizeDeps: { entries: ['client.tsx'] },
    server: {
      port,
      strictPort: true,
      proxy: {
        [`^/(?!${BASE.slice(1)})`]: {
          target,
          bypass: ready,
        },
      },
    },
  });
  return vite.listen();
}

/** Where the server finds the modules that it draws pages from. */
export function modulesAddress(port: number): string {
  return `http://localhost:${port}${MODULES}`;
}

/** What the browser loads instead of the built entry: hot updates first, then the storefront itself. */
function devEntry(): Plugin {
  const code = `import '/@vite/client';\n${react.preambleCode.replace('__BASE__', '/')}\nvoid import('/client.tsx');\n`;
  return {
    name: 'dev-entry',
    resolveId: (id) => (id === '/dev.js' ? id : null),
    load: (id) => (id === '/dev.js' ? code : null),
  };
}

/** Answers what the server's module runner asks; see storefront-renderer.ts. */
function modulesForServer(changed: () => void): Plugin {
  return {
    name: 'modules-for-server',
    configureServer: ({ middlewares, environments }) => {
      middlewares.use(MODULES, (request, response, next) => {
        text(request)
          .then((question) => environments.ssr.hot.handleInvoke(JSON.parse(question)))
          .then((answer) => response.end(JSON.stringify(answer)), next);
      });
    },
    hotUpdate() {
      if (this.environment.name === 'ssr') changed();
    },
  };
}
