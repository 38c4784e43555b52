import { updateHomePage as endpoint } from '@ribambelle/api/website/update-home-page.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { fieldsOf, writeHome } from './write-home.ts';

/** Saves the draft of the home page. */
export const updateHomePage = action(endpoint, async (context) => {
  const { db, request, organiser, now } = context;
  const home = await writeHome(db, { request, now });
  await logAct(context, {
    act: 'website-pages.update',
    noun: 'home_pages',
    record: home.record,
    summary: textsFor(organiser.language)['office-site'].home,
    before: home.before,
    after: fieldsOf(home.content),
  });
  return { message: null };
});
