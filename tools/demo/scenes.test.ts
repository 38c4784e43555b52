import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { SCENE_SIZE, SCENES } from '../scenes/scenes.ts';
import { ROOT } from '../start/run-program.ts';
import { aboutOf, homeOf } from './content/home.ts';
import { CREDIT, SCENE_CONTENT } from './content/scenes.ts';
import { addScenes } from './scenes.ts';
import { newShop } from './shop.ts';

const MOST_BYTES = 60_000;

it.each(SCENES)('the picture of the scene %s has the stated size, and is light', async (name) => {
  const file = await readFile(join(ROOT, `tools/demo/images/${name}.webp`));
  const { format, width, height } = await sharp(file).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', ...SCENE_SIZE });
  expect(file.length).toBeLessThan(MOST_BYTES);
  for (const words of SCENE_CONTENT[name].shows) expect(words.length).toBeGreaterThan(20);
});

it('every page with a picture describes it and credits its author', async () => {
  const scenes = await addScenes(newShop('rich', '2026-11-20T19:30:00.000Z'), { activities: [] });
  const all = Object.values(scenes);
  for (const page of [homeOf(scenes), aboutOf(scenes)]) {
    const text = JSON.stringify(page);
    expect(all.some(({ address }) => text.includes(address))).toBe(true);
    for (const words of CREDIT) expect(text).toContain(words);
  }
  const home = JSON.stringify(homeOf(scenes));
  for (const { alt } of [scenes.shower, scenes.house, scenes.court, scenes.party])
    expect(home).toContain(JSON.stringify(alt));
});
