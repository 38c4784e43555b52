import type { Rule } from './rule.ts';

export const freshRegisters: Rule = {
  name: 'generated registers say what the files say',
  check: (tree) =>
    [...tree.registers].flatMap(([path, text]) =>
      tree.find(path)?.text === text
        ? []
        : [{ path, line: 1, sentence: 'It is not fresh: run `npm run generate`.' }],
    ),
  wrong: {
    files: { 'api/all.ts': '// old' },
    registers: { 'api/all.ts': '// new', 'api/routes.ts': '// new' },
    says: ['api/all.ts:1', 'api/routes.ts:1'],
  },
  right: { files: { 'api/all.ts': '// new' }, registers: { 'api/all.ts': '// new' } },
};
