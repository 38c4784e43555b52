import { drawPicture } from '@ribambelle/pictures/index.ts';
import sharp from 'sharp';
import type { Activity, Shop } from './shop.ts';
import { THEMES } from './content/themes.ts';
import { addScenes, type DemoScenes } from './scenes.ts';

const HOW_MANY = 6;

/**
 * Uploads the pictures of places and people, which it returns, and gives some activities a stored
 * drawing, as if somebody had uploaded that too; the others are drawn when they are viewed.
 */
export async function addPictures(
  shop: Shop,
  { activities, accent }: { activities: readonly Activity[]; accent: string },
): Promise<DemoScenes> {
  const { organiser_id, random, batch } = shop;
  const scenes = await addScenes(shop, { activities });
  const chosenActivities = activities.filter((_, index) => index % 5 === 2).slice(0, HOW_MANY);
  const pictures = chosenActivities.map((activity) => {
    const file = { id: random.id(), cuid: random.cuid() };
    const motif =
      THEMES.find((theme) => theme.activities.some(({ title }) => title === activity.title))
        ?.motif ?? 'paper';
    return { activity, file, svg: drawPicture({ motif, seed: activity.cuid, accent }) };
  });
  const buffers = await Promise.all(
    pictures.map(({ svg }) =>
      sharp(Buffer.from(svg))
        .resize(1_200, 900, { fit: 'cover' })
        .webp({ quality: 80, effort: 2 })
        .toBuffer(),
    ),
  );
  for (const [index, { activity, file }] of pictures.entries()) {
    const [name] = activity.title;
    batch.add('files', {
      organiser_id,
      ...file,
      name,
      content_type: 'image/webp',
      width: 1_200,
      height: 900,
      data: buffers[index] ?? Buffer.alloc(0),
      alt: {},
      // one of our drawings
      decoration: true,
    });
    batch.add('activity_images', {
      organiser_id,
      activity_id: activity.id,
      file_id: file.id,
      order: 0,
    });
  }
  return scenes;
}
