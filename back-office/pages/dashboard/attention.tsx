import { Text, Title } from '@mantine/core';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { Link } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Icon } from '../../shell/icons.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import styles from './dashboard.module.css';
import type { Dashboard } from './occupancy.tsx';
import { useBackupNotice } from './use-backup-notice.ts';
import { useProofCount } from './use-proof-count.ts';

/** The matters that need attention today, each with its amount and a link to its list. */
export function Attention({ attention, today }: Pick<Dashboard, 'attention' | 'today'>) {
  const texts = useTexts('office-dashboard');
  const { outstanding, overdue, pending, requests, untold, reviews, late } = attention;
  const { failed_refunds, disputes, cancelled_unpaid, partly_paid } = attention;
  const overdue_path = `/registrations?payment=OUTSTANDING&cancelled=false&to=${today}`;
  const unpaid_path = `/registrations?payment=OVERDUE&cancelled=false&from=${today}`;
  const mails = useCall('getMailStatus', {}).data;
  const refused_count = mails?.refused_addresses ?? 0;
  const unsent_count = mails?.unsent.count ?? 0;
  const proofs = useProofCount();
  const { notice: proofs_wait } = useTexts('office-transaction-proofs');
  const backup = useBackupNotice();
  // the banner above says that no e-mails leave, or from which address
  const silent = mails?.delivers === false || (mails?.broken_sender_domain ?? null) !== null;
  const calm =
    backup === null && !silent && countOf(attention) + refused_count + unsent_count + proofs === 0;
  return (
    <section>
      <Title order={2} mb={6}>
        {texts.attention}
      </Title>
      {calm ? <Text c="dimmed">{texts.all_well}</Text> : null}
      {backup === null ? null : (
        <div className={styles['line']}>
          <span className={styles['warning']}>
            <Icon name="warning" />
          </span>
          <span className={styles['what']}>{backup}</span>
        </div>
      )}
      <Line
        of={requests}
        sentence={texts.requests}
        to="/registration-requests?status=PENDING"
        permission="registration-requests.read"
      />
      <Line
        of={untold}
        sentence={texts.untold}
        to="/availabilities?waiting_list=UNTOLD"
        permission="availabilities.read"
      />
      <Line
        of={outstanding}
        sentence={texts.outstanding}
        to={overdue_path}
        permission="registrations.read"
      />
      <Line
        of={overdue}
        sentence={texts.overdue}
        to={unpaid_path}
        permission="registrations.read"
      />
      <Line
        of={partly_paid}
        sentence={texts.partly_paid}
        to={unpaid_path}
        permission="registrations.read"
      />
      <Line
        of={cancelled_unpaid}
        sentence={texts.cancelled_unpaid}
        to="/registrations?payment=CANCELLED_UNPAID"
        permission="registrations.read"
      />
      <Line
        of={pending}
        sentence={texts.pending}
        to="/payments?attention=WAITING"
        permission="payments.read"
      />
      <Line
        of={{ count: proofs }}
        sentence={proofs_wait}
        to="/payments/proofs"
        permission="customer-transaction-proofs.read"
      />
      <Line
        of={late}
        sentence={texts.late}
        to="/payments?attention=LATE"
        permission="payments.read"
      />
      <Line
        of={failed_refunds}
        sentence={texts.failed_refunds}
        to="/payments?attention=REFUND_FAILED"
        permission="payments.read"
      />
      <Line
        of={disputes}
        sentence={texts.disputes}
        to="/payments?attention=DISPUTED"
        permission="payments.read"
      />
      <Line
        of={reviews}
        sentence={texts.reviews}
        to="/reviews?answer=TO_ANSWER"
        permission="customer-reviews.read"
      />
      <Line
        of={{ count: unsent_count }}
        sentence={texts.unsent}
        to="/mailbox?state=UNSENT"
        permission="mails.read"
      />
      <Line
        of={{ count: refused_count }}
        sentence={texts.refused_addresses}
        to="/mailbox?state=REFUSED"
        permission="mails.read"
      />
    </section>
  );
}

/** Returns the number of matters that the day's figures bring. */
function countOf(attention: Dashboard['attention']): number {
  const { outstanding, overdue, pending, requests, untold, reviews, late } = attention;
  const { failed_refunds, disputes, cancelled_unpaid, partly_paid } = attention;
  const money = [outstanding, overdue, cancelled_unpaid, partly_paid, pending, late];
  const all = [...money, failed_refunds, disputes, requests, untold, reviews];
  return all.reduce((sum, { count }) => sum + count, 0);
}

interface Props {
  readonly of: { readonly count: number; readonly amount?: number };
  readonly sentence: (count: number) => string;
  readonly to: string;
  readonly permission: Permission;
}

function Line({ of, sentence, to, permission }: Props) {
  const formats = useFormats();
  const may = useMay();
  if (of.count === 0) return null;
  const content = (
    <>
      <span className={styles['warning']}>
        <Icon name="warning" />
      </span>
      <span className={styles['what']}>{sentence(of.count)}</span>
      {of.amount === undefined ? null : (
        <strong className="office-number">{formats.price(of.amount)}</strong>
      )}
    </>
  );
  return may(permission) ? (
    <Link to={to} className={styles['line']}>
      {content}
    </Link>
  ) : (
    <div className={styles['line']}>{content}</div>
  );
}
