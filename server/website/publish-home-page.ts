import { publishHomePage as endpoint } from '@ribambelle/api/website/publish-home-page.ts';
import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { jsonOf, treeOf } from './home-content.ts';
import { publishHome } from './home-store.ts';
import { fieldsOf, writeHome } from './write-home.ts';

const LONGEST_DESCRIPTION = 200;

/** Saves the draft and publishes it on the site. */
export const publishHomePage = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, language, now } = context;
  const home = await writeHome(db, { now, request });
  const { title, text } = home.content;
  await publishHome(db, {
    now,
    published_by: collaborator.id,
    title: jsonOf(title),
    description: inEachLanguage((each) => plain(text[each])),
    content: jsonOf(treeOf(home.content)),
  });
  await logAct(context, {
    act: 'website-pages.create',
    noun: 'pages',
    record: home.record,
    summary: textsFor(organiser.language)['office-site'].home,
    before: home.before,
    after: fieldsOf(home.content),
  });
  return { message: textsFor(language)['office-site'].home_published };
});

/** Returns the first words of a rich text, for search engines. */
function plain(html: string): string {
  const words = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words.length <= LONGEST_DESCRIPTION ? words : `${words.slice(0, LONGEST_DESCRIPTION)}…`;
}
