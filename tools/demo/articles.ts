import { addMinutes } from '@ribambelle/domain/base/instants.ts';
import { ARTICLES } from './content/articles.ts';
import { randomFrom } from './random.ts';
import type { DemoScenes } from './scenes.ts';
import { bilingual, type Shop } from './shop.ts';

const A_DAY = 24 * 60;

/** Adds the articles of the blog, one of which is planned. */
export function addArticles({ organiser_id, now, batch }: Shop, scenes: DemoScenes): void {
  const random = randomFrom('articles');
  for (const { slug, title, summary, content, days, scenes: names } of ARTICLES) {
    const id = random.id();
    // nine in the morning in winter
    const published_at = `${addMinutes(now, days * A_DAY).slice(0, 10)}T08:00:00.000Z`;
    const written_at = days < 0 ? published_at : now;
    batch.add('articles', {
      organiser_id,
      id,
      cuid: random.cuid(),
      slug,
      title: bilingual(title),
      summary: bilingual(summary),
      content: bilingual(content),
      published_at,
      published_number: 1,
      created_at: written_at,
      updated_at: written_at,
    });
    batch.add('article_versions', {
      organiser_id,
      article_id: id,
      number: 1,
      slug,
      title: bilingual(title),
      summary: bilingual(summary),
      content: bilingual(content),
      seo_title: {},
      images: JSON.stringify(names.map((name) => scenes[name].address.replace('/files/', ''))),
      published_at: written_at,
    });
    for (const [order, name] of names.entries())
      batch.add('article_images', {
        organiser_id,
        article_id: id,
        file_id: scenes[name].file_id,
        order,
      });
  }
}
