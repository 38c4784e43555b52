import { unsubscribeFromNews as endpoint } from '@ribambelle/api/newsletters/unsubscribe-from-news.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { readNewsToken } from '../mails/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { endNews } from './unsubscribe-store.ts';

/** Ends the news of the family that the token names. */
export const unsubscribeFromNews = action(
  endpoint,
  async ({ db, request, organiser, language, vault, now }) => {
    const organiser_id = organiser.id;
    const customer = orRefuse(
      readNewsToken(request.token, { organiser_id, vault }),
      'UNSUBSCRIBE_LINK_INVALID',
    );
    if (!(await endNews(db, { customer, now }))) refuse('UNSUBSCRIBE_LINK_INVALID');
    return { message: textsFor(language).newsletters.ended };
  },
);
