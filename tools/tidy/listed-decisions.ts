import { at, type Rule } from './rule.ts';

const DECISION = /^docs\/decisions\/(\d{4}-[^/]+\.md)$/;
const LIST = 'docs/decisions/README.md';

export const listedDecisions: Rule = {
  name: 'every decision stands in their list',
  check: (tree) => {
    const list = tree.find(LIST)?.text ?? '';
    return tree.sources.flatMap((source) => {
      const [, file] = DECISION.exec(source.path) ?? [];
      if (file === undefined || list.includes(`(${file})`)) return [];
      return [at(source, { offset: 0, sentence: `${file} is missing in ${LIST}.` })];
    });
  },
  wrong: {
    files: {
      [LIST]: '| [0001](0001-money.md) | What is money? |',
      'docs/decisions/0001-money.md': '# 1. What is money?',
      'docs/decisions/0002-time.md': '# 2. What is time?',
    },
    says: ['docs/decisions/0002-time.md:1'],
  },
  right: {
    files: {
      [LIST]: '| [0001](0001-money.md) | What is money? |',
      'docs/decisions/0001-money.md': '# 1. What is money?',
    },
  },
};
