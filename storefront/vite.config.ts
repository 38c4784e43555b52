import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** `vite build --app` makes both: dist/client for browsers, with its manifest, and dist/server/server.js, which draws pages. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), withoutBackOfficeRoutes()],
  builder: {
    buildApp: async (builder) => {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2023',
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, dependencies) => dependencies.filter((file) => file.endsWith('.css')),
        },
        rolldownOptions: {
          input: 'client.tsx',
          output: { codeSplitting: { groups: [{ name: 'base', test: (file) => BASE.some((part) => part.test(file)) }] } },
        },
      },
    },
    ssr: {
      // everything in one: React's production build, whatever NODE_ENV the server has
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/server',
        ssr: true,
        emitAssets: false,
        target: 'es2023',
        minify: false,
        rolldownOptions: { input: 'server.tsx', output: { entryFileNames: 'server.js' } },
      },
    },
  },
});

/** What the shell needs on every page goes into one file: fewer requests, better packed. */
const BASE = [
  /\/node_modules\/(react|react-dom|scheduler|@tanstack)\//,
  /\/ui\/(router|data|texts|actions|icons|styles|language)/,
  /\/ui\/layout\/page\./,
  /\/ui\/feedback\/(notice|progress-bar|progress-steps|toaster|toast-durations)\./,
  /\/domain\/(website\/languages|carts\/cart-items|carts\/hold|base\/instants|base\/calendar|base\/money)\./,
  /\/api\/(client|routes|unsafe)\.ts/,
  /\/texts\/plural\.ts/,
];

/** Browsers of visitors need not know the addresses of the back-office. */
function withoutBackOfficeRoutes(): Plugin {
  return {
    name: 'without-back-office-routes',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/api\/routes\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(/^.*'\/api\/back-office\/.*\n/gm, ''), map: null }),
    },
  };
}
