import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { OFFICE_NOUN } from './texts/office-noun.ts';

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        // the words of most pages, a file for each language (texts/office-noun.ts)
        codeSplitting: {
          groups: LANGUAGES.map((language) => ({
            name: `words-${language}`,
            test: new RegExp(`/texts/${language}/${OFFICE_NOUN}\\.ts$`),
          })),
        },
      },
    },
  },
  server: { proxy: { '/api': `http://localhost:${process.env['BACK_OFFICE_PORT'] ?? '3001'}` } },
});
