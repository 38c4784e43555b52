import { remarksOn, type WrittenPage } from '@ribambelle/back-office/builder/checks.ts';
import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { isWithinLimits } from '@ribambelle/domain/website/page-limits.ts';
import { cleanedTree } from '@ribambelle/server/pages/cleaned-tree.ts';
import { aboutOf, homeOf } from '@ribambelle/tools/demo/content/home.ts';
import { summerOf } from '@ribambelle/tools/demo/content/summer.ts';
import { addScenes } from '@ribambelle/tools/demo/scenes.ts';
import { newShop } from '@ribambelle/tools/demo/shop.ts';
import { expect, test } from 'vitest';

const none = { fr: '', en: '' };
const scenes = await addScenes(newShop('rich', '2026-11-20T19:30:00.000Z'), { activities: [] });

test.each([
  ['home', homeOf(scenes)],
  ['about', aboutOf(scenes)],
  ['summer', summerOf(scenes, 'summer')],
])(
  'the page %s of the demo is one that the editor writes, with nothing to remark',
  (_, content) => {
    const page: WrittenPage = {
      title: { fr: 'Page', en: 'Page' },
      description: { fr: 'Une page', en: 'A page' },
      pathname: '/page',
      seo: { title: none, image: null, indexed: true },
      content: JSON.parse(JSON.stringify(content)),
    };
    expect(isWithinLimits(content)).toBe(true);
    expect(cleanedTree(content)).toEqual(content);
    const site = { languages: LANGUAGES, broken: new Set<string>(), described: new Set<string>() };
    expect(remarksOn(page, site)).toEqual([]);
  },
);
