import type { Rule } from './rule.ts';

/** The folder of `elements` with the parts shared by several page elements. */
const PIECES = 'pieces';

export const elementFolders: Rule = {
  name: 'a folder of elements is a page element, named by its identifier; what several need is in pieces',
  check: (tree) => {
    const folders = new Map<string, string>();
    for (const { path } of tree.sources) {
      const [part, folder, file] = path.split('/');
      if (part === 'elements' && folder !== undefined && file !== undefined)
        folders.set(folder, folders.get(folder) ?? path);
    }
    return [...folders].flatMap(([folder, path]) => {
      const isElement = tree.has(`elements/${folder}/view.tsx`);
      const isPieces = folder === PIECES;
      if (isElement !== isPieces) return [];
      return [
        {
          path,
          line: 1,
          sentence: isPieces
            ? 'pieces is no page element: it has no view.tsx.'
            : `elements/${folder} has no view.tsx: what is no page element belongs in elements/${PIECES}.`,
        },
      ];
    });
  },
  wrong: {
    files: {
      'elements/blocks-heading/view.tsx': '',
      'elements/person/person-fields.tsx': '',
    },
    says: ['elements/person/person-fields.tsx:1'],
  },
  right: {
    files: {
      'elements/README.md': '',
      'elements/blocks-heading/view.tsx': '',
      'elements/pieces/person/person-fields.tsx': '',
    },
  },
};
