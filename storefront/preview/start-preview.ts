import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { texts as en } from '@ribambelle/texts/en/preview.ts';
import { texts as fr } from '@ribambelle/texts/fr/preview.ts';
import type { Site } from '../site.ts';
import { withTags } from './tag.tsx';

/** The words of both languages: those of visitors' pages are loaded with each of their files. */
const words: InEachLanguage<typeof fr> = { fr, en };

/**
 * Returns the site as a preview: nothing leads anywhere (1 §2.2). In a frame of the back-office it
 * also takes the office's messages, from when the page is taken over; elsewhere it says that links
 * lead nowhere.
 */
export async function startPreview(site: Site): Promise<Site> {
  const { store } = site;
  const { page } = store.shown();
  store.show({ page: withTags(page) });
  const { back_office_origin: origin } = page.state;
  const prefetch = () => {};
  if (origin === undefined || window.parent === window) {
    const { leads_nowhere } = words[page.state.language];
    const refuse = () => window.alert(leads_nowhere);
    return { ...site, leads: { navigate: refuse, prefetch } };
  }
  const { connectOffice } = await import('./connect-office.ts');
  const office = connectOffice(site, origin);
  return {
    ...site,
    leads: { navigate: office.want, prefetch },
    // React listens once it has taken the page over
    store: {
      ...store,
      subscribe: (listener) => {
        office.open();
        return store.subscribe(listener);
      },
    },
  };
}
