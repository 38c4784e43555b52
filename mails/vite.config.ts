import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The one build of the e-mails: dist/write-mail.js, which the server loads as it is. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  environments: {
    ssr: {
      // One bundle with React's production build, whatever NODE_ENV the server has; nothing here
      // formats HTML.
      resolve: { noExternal: true, external: ['prettier/standalone', 'prettier/plugins/html'] },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist',
        ssr: true,
        target: 'es2023',
        minify: false,
        rolldownOptions: {
          input: 'write-mail.tsx',
          output: { entryFileNames: 'write-mail.js' },
        },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      const { ssr } = builder.environments;
      if (ssr !== undefined) await builder.build(ssr);
    },
  },
});
