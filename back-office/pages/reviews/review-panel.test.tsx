import { findPanel, findRows, press } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

/** A server with one review, which the panel opens. */
const open = (visibility: 'SHOWABLE' | 'HIDDEN' | 'PRIVATE') => {
  let review = { cuid: 'best', version: 3, activity_title: 'Cirque', visibility };
  api = openOffice({
    at: '/reviews/best?visibility=SHOWABLE',
    answers: {
      getOfficeReview: () => review,
      updateOfficeReview: ({ version, hidden }) => {
        review = { ...review, version: version + 1, visibility: hidden ? 'HIDDEN' : 'SHOWABLE' };
        return {};
      },
    },
  });
  return findPanel('Cirque');
};

test('a review is hidden and shown again, each time with the version that was read', async () => {
  const panel = await open('SHOWABLE');
  await press('Masquer cet avis', panel);
  await within(panel).findByText('Masqué par vous');
  await press('Ne plus masquer', panel);
  await within(panel).findByText('Publiable');
  expect(api.calls('updateOfficeReview')).toEqual([
    { review: 'best', version: 3, hidden: true },
    { review: 'best', version: 4, hidden: false },
  ]);
});

test('one that its author keeps private has no such button', async () => {
  const panel = await open('PRIVATE');
  await waitFor(() => expect(panel.textContent).toContain('Cirque'));
  expect(within(panel).queryByRole('button', { name: 'Masquer cet avis' })).toBeNull();
});

test('a list says the average of the reviews that were found, and a row opens one with its words, family and registration', async () => {
  const best = { cuid: 'best', activity_title: 'Cirque', message: 'Une semaine de funambule' };
  api = openOffice({
    at: '/reviews?search=funambule',
    answers: {
      listOfficeReviews: { count: 1, average_score: 4, data: [{ ...best, score: 4 }] },
      getOfficeReview: {
        ...best,
        customer: { cuid: 'anne', name: 'Anne Dubois' },
        registration: { cuid: 'lea-circus', start_at: '2026-07-01T08:00:00.000Z' },
      },
    },
  });
  await findRows();
  expect(document.body.textContent).toContain('4,0 sur 5 en moyenne (1 avis)');
  expect(api.calls('listOfficeReviews').at(-1)).toMatchObject({ search: 'funambule' });
  await waitFor(() => expect(screen.getByText('Une semaine de funambule')).toBeTruthy());
  document.querySelector<HTMLElement>('.office-table tbody tr td:nth-child(2)')?.click();
  const panel = await findPanel('Cirque');
  expect(panel.textContent).toContain('Une semaine de funambule');
  expect([...panel.querySelectorAll('dd a')].map((link) => link.getAttribute('href'))).toEqual([
    '/customers/anne/overview',
    '/registrations/lea-circus/overview',
  ]);
});
