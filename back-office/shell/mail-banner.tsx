import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../data/session.tsx';
import { useMailStatus } from '../data/use-mail-status.ts';
import { useFormats } from '../formats/formats.ts';

/**
 * Says on every page that e-mails do not leave: how many, since when, and the remedy; or the
 * progress while they are being sent.
 */
export function MailBanner() {
  const texts = useTexts('office-mails');
  const formats = useFormats();
  const status = useMailStatus();
  if (status === undefined) return null;
  const { delivers, unsent, sending, broken_sender_domain } = status;
  if (sending !== null && sending.waiting > 0)
    return (
      <p className="office-mails-sending" role="status">
        {texts.banner_sending(sending.total - sending.waiting, sending.total)}
      </p>
    );
  if (unsent.since === null && delivers) return <Unsigned domain={broken_sender_domain} />;
  return (
    <p className="office-mails-not-sent" role="status">
      {unsent.since === null
        ? texts.banner_nobody
        : texts.banner_unsent(unsent.count, formats.date(unsent.since))}{' '}
      {delivers || unsent.since === null ? null : `${texts.banner_no_server} `}
      {delivers ? <Look>{texts.banner_look}</Look> : <SetUp />}
    </p>
  );
}

/** Says that e-mails leave from the platform's address, as the organiser's domain lost its key. */
function Unsigned({ domain }: { domain: string | null }) {
  const texts = useTexts('office-sender-domains');
  const may = useMay();
  if ((domain ?? '') === '') return null;
  return (
    <p className="office-mails-unsigned" role="status">
      {texts.banner(domain ?? '')}{' '}
      {may('organiser-account.read') ? (
        <Link to="/settings#sender-domain">{texts.banner_look}</Link>
      ) : null}
    </p>
  );
}

function Look({ children }: { children: ReactNode }) {
  const may = useMay();
  return may('mails.read') ? <Link to="/mailbox?state=UNSENT">{children}</Link> : null;
}

function SetUp() {
  const texts = useTexts('office-mails');
  const may = useMay();
  if (!may('organiser-account.update')) return texts.banner_ask;
  return <Link to="/settings#mails">{texts.banner_set_up}</Link>;
}
