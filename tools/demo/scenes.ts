import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SCENE_SIZE, type SceneName } from '../scenes/scenes.ts';
import { ROOT } from '../start/run-program.ts';
import { SCENE_CONTENT } from './content/scenes.ts';
import { randomFrom } from './random.ts';
import { type Activity, bilingual, type Shop } from './shop.ts';

/** An uploaded picture: its file, its address on the site, and its description. */
export interface DemoScene {
  readonly file_id: number;
  readonly address: string;
  readonly alt: { readonly fr: string; readonly en: string };
}

export type DemoScenes = Readonly<Record<SceneName, DemoScene>>;

/**
 * Uploads the pictures of places and people, and shows some of them with their activities, before
 * their other pictures.
 */
export async function addScenes(
  { organiser_id, batch }: Shop,
  { activities }: { activities: readonly Activity[] },
): Promise<DemoScenes> {
  const random = randomFrom('scenes');
  const add = async (name: SceneName): Promise<DemoScene> => {
    const { title, shows, activities: slugs } = SCENE_CONTENT[name];
    const file = { id: random.id(), cuid: random.cuid() };
    batch.add('files', {
      organiser_id,
      ...file,
      name: title,
      content_type: 'image/webp',
      ...SCENE_SIZE,
      data: await readFile(join(ROOT, `tools/demo/images/${name}.webp`)),
      alt: bilingual(shows),
      decoration: false,
    });
    for (const { id, slug } of activities)
      if (slugs.includes(slug))
        batch.add('activity_images', {
          organiser_id,
          activity_id: id,
          file_id: file.id,
          order: -1,
        });
    return { file_id: file.id, address: `/files/${file.cuid}`, alt: bilingual(shows) };
  };
  return {
    shower: await add('shower'),
    house: await add('house'),
    court: await add('court'),
    fire: await add('fire'),
    party: await add('party'),
  };
}
