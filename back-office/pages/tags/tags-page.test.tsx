import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

test('says when there are no tags', async () => {
  const api = openOffice({ at: '/tags', answers: { listCustomerTags: { tags: [] } } });
  expect(await screen.findByText('Aucune étiquette pour le moment.')).toBeDefined();
  closeOffice(api);
});
