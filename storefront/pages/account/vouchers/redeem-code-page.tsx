import type { Answer } from '@ribambelle/api/client.ts';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatVoucherCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { useOwnParticipant } from '@ribambelle/elements/pieces/offers/use-own-participant.tsx';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useSentence } from '@ribambelle/ui/data/use-sentence.ts';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useNavigate, useParams } from '@ribambelle/ui/router/router-context.tsx';
import type { ReactElement } from 'react';
import styles from '../account.module.css';
import { AccountFrame } from '../account-frame.tsx';
import type { SignedIn } from '../signed-in.ts';
import { VoucherBadge } from './voucher-badge.tsx';
import { WorthFacts } from './worth-facts.tsx';

/** The voucher that a code belongs to. */
type Voucher = Exclude<Answer<'getVoucherToRedeem'>, { status: 'UNKNOWN' }>;

/** The voucher of a code before it is redeemed: its state, its worth, and one button (3 §2). */
export const RedeemCodePage = (): ReactElement => {
  const codes = useTexts('voucher-codes');
  return (
    <AccountFrame
      tab="vouchers"
      title={codes.redeem}
      back={{ href: '/account/vouchers/redeem', label: codes.redeem_other }}
      invitation={{ title: codes.redeem_sign_in_title, text: codes.redeem_sign_in_text }}
    >
      {(session) => <VoucherOfCode session={session} />}
    </AccountFrame>
  );
};

/** The voucher, read once somebody is signed in: before that, a code belongs to nobody. */
const VoucherOfCode = ({ session }: { readonly session: SignedIn }): ReactElement => {
  const codes = useTexts('voucher-codes');
  const errorText = useErrorText();
  const sentence = useSentence();
  const { code = '' } = useParams();
  const { data, error } = useCall('getVoucherToRedeem', { code });
  if (data !== undefined && data.status !== 'UNKNOWN')
    return <Confirmation voucher={data} session={session} />;
  if (data === undefined && error === null) return <Skeleton shape="text" count={2} />;
  return (
    <>
      <Notice tone="red" title={codes.redeem_refused}>
        {error === null ? errorText('VOUCHER_CODE_UNKNOWN') : sentence(error)}
      </Notice>
      <div className={styles.actions}>
        <Link href="/account/vouchers/redeem" className={buttonClass({ kind: 'white' })}>
          {codes.redeem_other}
        </Link>
      </div>
    </>
  );
};

const OBSTACLES = {
  CANCELLED: 'VOUCHER_CANCELLED',
  UNPAID: 'VOUCHER_UNPAID',
  EXPIRED: 'VOUCHER_EXPIRED',
  REDEEMED: 'VOUCHER_REDEEMED',
} as const;

const Confirmation = (input: {
  readonly voucher: Voucher;
  readonly session: SignedIn;
}): ReactElement => {
  const { voucher, session } = input;
  const codes = useTexts('voucher-codes');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const answers = useAnswers();
  const refresh = useRefreshSession();
  const { code, status, cuid } = voucher;
  const { lost } = useTexts('voucher-codes');
  const isOwn = status === 'VALID' && voucher.voucher.bundle?.entity === 'PARTICIPANTS';
  const { participant_id, isMissing, field, dialog } = useOwnParticipant({ session, isOwn });
  const submit = () => {
    if (!isMissing()) redeem.mutate({ code, participant_id });
  };
  const redeem = useAction('redeemVoucher', {
    onDone: async (answer) => {
      void answers.invalidate();
      await refresh();
      navigate(`/account/vouchers/${answer.cuid}`, { replace: true });
    },
  });
  return (
    <>
      {status !== 'VALID' && <Notice tone="red">{errorText(OBSTACLES[status])}</Notice>}
      <section className={styles.code} aria-labelledby="voucher">
        <h2 id="voucher">{voucher.voucher.title}</h2>
        <p className={styles.codeText}>{formatVoucherCode(code, lost)}</p>
        <span className={styles.badges}>
          <VoucherBadge status={status} />
        </span>
      </section>
      <WorthFacts voucher={voucher} given_by={voucher.given_by} />
      {field}
      <div className={styles.actions}>
        <Button
          size="large"
          loading={redeem.isPending}
          disabled={status !== 'VALID'}
          onClick={submit}
        >
          {codes.redeem_button}
        </Button>
        {cuid !== null && (
          <Link href={`/account/vouchers/${cuid}`} className={buttonClass({ kind: 'plain' })}>
            {codes.redeem_own}
          </Link>
        )}
      </div>
      {dialog}
    </>
  );
};
