import { answer, press } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const none = { fr: '', en: '' };
const line = {
  cuid: 'cete',
  slug: 'notre-ete',
  title: { fr: 'Notre été', en: '' },
  state: 'DRAFT' as const,
  published_at: null,
  draft_at: '2026-01-04T08:00:00.000Z',
};
const draft = {
  ...line,
  version: 3,
  summary: none,
  content: none,
  seo_title: none,
  images: [],
  preview: '/blog/cete?preview=true&draft=t',
  redirects: [],
};
const online = {
  ...draft,
  state: 'ONLINE' as const,
  published_at: '2026-01-01T08:00:00.000Z',
};

const open = (article: object = draft, at = '/articles/cete') => {
  api = openOffice({
    at,
    answers: {
      getOfficeArticle: article,
      listOfficeArticles: { data: [line, { ...online, cuid: 'cold', slug: 'ancien' }], count: 2 },
      listArticleVersions: {
        data: [
          {
            number: 1,
            published_at: '2026-01-01T08:00:00.000Z',
            published_by: 'Zoé Martin',
            current: true,
          },
        ],
        count: 1,
      },
      getArticleVersion: {
        title: { fr: 'L’été d’avant', en: '' },
        summary: none,
        content: none,
        images: [],
      },
      updateArticleDraft: { cuid: 'cete', version: 4 },
      publishArticle: { published_at: '2026-01-01T08:00:00.000Z', message: 'L’article est prévu.' },
      restoreArticleVersion: {},
      deleteArticle: {},
      deleteArticleDraft: {},
      unpublishArticle: {},
    },
  });
};

test('the list says what is a draft and what is online, and finds by words', async () => {
  open(draft, '/articles');
  await screen.findByText('Brouillon');
  expect(screen.getByText(/^En ligne depuis le/)).toBeTruthy();
  expect(screen.getByText('/blog/ancien')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Chercher un article'), { target: { value: 'notre-e' } });
  await waitFor(() => expect(screen.queryByText('/blog/ancien')).toBeNull());
});

test('publishing keeps what is typed first, then asks when', async () => {
  open();
  const slug = await screen.findByLabelText('Adresse');
  fireEvent.change(slug, { target: { value: 'ete-2027' } });
  await press('Publier');
  await waitFor(() =>
    expect(api.calls('updateArticleDraft')).toEqual([
      { article: 'cete', version: 3, slug: 'ete-2027' },
    ]),
  );
  fireEvent.click(await screen.findByLabelText('Plus tard'));
  const hour = await screen.findByLabelText('Jour et heure');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Prévoir' }).disabled).toBe(true);
  fireEvent.change(hour, { target: { value: '2027-01-05T09:00' } });
  await press('Prévoir');
  await waitFor(() =>
    expect(api.calls('publishArticle')).toEqual([
      { article: 'cete', version: 4, at: '2027-01-05T08:00:00.000Z' },
    ]),
  );
});

test('an article online keeps its date, and an earlier version can come back', async () => {
  open(online);
  await press('Publier');
  await screen.findByText(/La date de l’article reste/);
  expect(screen.queryByLabelText('Plus tard')).toBeNull();
  await press('Publier maintenant');
  await waitFor(() =>
    expect(api.calls('publishArticle')).toEqual([{ article: 'cete', version: 3, at: null }]),
  );
  await press('Versions');
  await press('Voir la version 1');
  await screen.findByText('L’été d’avant');
  expect(api.calls('getArticleVersion')).toEqual([{ article: 'cete', number: 1 }]);
  await press('Revenir au brouillon');
  await press('Voir la version 1');
  expect(api.calls('restoreArticleVersion')).toEqual([]);
  await press('Reprendre cette version');
  await waitFor(() =>
    expect(api.calls('restoreArticleVersion')).toEqual([
      { article: 'cete', number: 1, version: 3 },
    ]),
  );
});

test('deleting asks first', async () => {
  open(online);
  await press('Supprimer l’article');
  await answer('Supprimer « Notre été » ?', 'Supprimer l’article');
  await waitFor(() => expect(api.calls('deleteArticle')).toEqual([{ article: 'cete' }]));
});
