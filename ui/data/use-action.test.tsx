// @vitest-environment happy-dom
import { createClient } from '@ribambelle/api/client.ts';
import { AnswersProvider } from '@ribambelle/client/data/answers-context.tsx';
import { Answers } from '@ribambelle/client/data/answers.ts';
import { CallProvider } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { loadTexts } from '@ribambelle/client/texts/load-texts.ts';
import { TextsProvider } from '@ribambelle/client/texts/texts-context.tsx';
import { FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useAction } from './use-action.ts';

vi.mock('../feedback/toaster.ts', () => ({ showToast: () => {} }));
afterEach(cleanup);

const CODE = 'DEMA2QUAND4M';

/** A page with the state of a voucher and its button. */
const Probe = (): ReactElement => {
  const { data } = useCall('getVoucherToRedeem', { code: CODE });
  const redeem = useAction('redeemVoucher');
  return (
    <>
      <p>{`status ${data?.status ?? 'unknown'}`}</p>
      <button type="button" onClick={() => redeem.mutate({ code: CODE })}>
        {redeem.error === null ? 'redeem' : 'refused'}
      </button>
    </>
  );
};

/**
 * Renders the page of a voucher that was redeemed in another tab since it was read; returns the
 * number of reads.
 */
async function pageOf(refusal: { error: string; status: number }) {
  let is_redeemed = false;
  const readings = { count: 0 };
  const call = createClient({
    origin: 'https://zoe.test',
    fetch: async (_url, init) => {
      if (init?.method === 'PUT')
        return Response.json({ ...refusal, message: '' }, { status: refusal.status });
      readings.count += 1;
      return Response.json({ status: is_redeemed ? 'REDEEMED' : 'VALID' });
    },
  });
  const texts = await loadTexts({ language: FIRST_LANGUAGE, nouns: ['shell'], errors: true });
  render(
    <AnswersProvider answers={new Answers()}>
      <CallProvider call={call}>
        <TextsProvider texts={texts}>
          <Probe />
        </TextsProvider>
      </CallProvider>
    </AnswersProvider>,
  );
  await screen.findByText('status VALID');
  is_redeemed = true;
  fireEvent.click(screen.getByRole('button', { name: 'redeem' }));
  return readings;
}

test('after a conflict the current state is read and shown', async () => {
  await pageOf({ error: 'VOUCHER_REDEEMED', status: 409 });
  expect(await screen.findByText('status REDEEMED')).toBeTruthy();
});

test('after invalid input nothing is read again', async () => {
  const readings = await pageOf({ error: 'INVALID_REQUEST', status: 400 });
  await screen.findByRole('button', { name: 'refused' });
  expect(readings.count).toBe(1);
});
