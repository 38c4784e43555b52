import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `vite build --app` makes both: dist/client for browsers, with its manifest, and dist/server/server.js, which draws pages. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
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
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'client.tsx' },
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
