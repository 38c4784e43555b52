import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { OFFICE_NOUN } from './texts/office-noun.ts';

/**
 * Files without the editor of formatted texts, which is as large as everything else that pages
 * share and loads with the first form that has one.
 */
const NOT_RICH_TEXT = /^(?!.*(?:tiptap|prosemirror|rich-text))/;

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // the texts of most pages, of records and of refusals, a file for each language
            // (texts/office-noun.ts)
            ...LANGUAGES.map((language) => ({
              name: `words-${language}`,
              test: new RegExp(
                `/texts/${language}/(?:all-(?:errors|records)|${OFFICE_NOUN})\\.ts$`,
              ),
            })),
            // modules that very many pages share are one file: a hundred small ones take a browser
            // longer than their code
            { name: 'ground', minShareCount: 30, test: NOT_RICH_TEXT, priority: -1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': `http://localhost:${process.env['BACK_OFFICE_PORT'] ?? '3001'}` } },
});
