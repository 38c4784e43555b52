import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { ROOT } from '../start/run-program.ts';

/** The path of the sources on the public site: everything else is the server's. */
const BASE = '/vite/';
const MODULES = `${BASE}modules`;
export const ENTRY = `${BASE}dev.js`;

interface Front {
  readonly port: number;
  /** The server behind it, which answers pages, calls and files. */
  readonly target: string;
  /** Resolves when it can answer: a request waits while it is being replaced. */
  readonly ready: () => Promise<void>;
  /** Called when the sources from which pages are rendered have changed. */
  readonly changed: () => void;
}

/**
 * Runs in front of the public site and serves its sources to browsers and to the server that
 * renders from them, with hot updates.
 */
export async function serveStorefrontSources({
  port,
  target,
  ready,
  changed: onChange,
}: Front): Promise<ViteDevServer> {
  const vite = await createServer({
    root: join(ROOT, 'storefront'),
    base: BASE,
    appType: 'custom',
    logLevel: 'warn',
    plugins: [devEntry(), modulesForServer(onChange)],
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

/** Returns the address of the modules from which the server renders pages. */
export function modulesAddress(port: number): string {
  return `http://localhost:${port}${MODULES}`;
}

/**
 * The entry that the browser loads instead of the built one: hot updates first, then the storefront
 * itself.
 */
function devEntry(): Plugin {
  const code = `import '/@vite/client';\n${react.preambleCode.replace('__BASE__', '/')}\nvoid import('/client.tsx');\n`;
  return {
    name: 'dev-entry',
    resolveId: (id) => (id === '/dev.js' ? id : null),
    load: (id) => (id === '/dev.js' ? code : null),
  };
}

/** Answers the calls of the server's module runner; see storefront-renderer.ts. */
function modulesForServer(onChange: () => void): Plugin {
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
      if (this.environment.name === 'ssr') onChange();
    },
  };
}
