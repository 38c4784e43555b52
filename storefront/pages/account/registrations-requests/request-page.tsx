import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useParams } from '@ribambelle/ui/router/router-context.tsx';
import { Rich } from '@ribambelle/ui/cards/rich.tsx';
import type { ReactElement } from 'react';
import styles from '../account.module.css';
import { Fact } from '../fact.tsx';
import { PurchasePage } from '../purchase-page.tsx';
import { RequestedRow } from './requested-row.tsx';
import { CancelRequest } from './cancel-request.tsx';
import { RequestBadges } from './request-badges.tsx';

type Request = Answer<'getAccountRegistrationsRequest'>;

/** One request: its status, the requested availabilities, and links to its registrations (3 §2). */
export const RequestPage = (): ReactElement => {
  const texts = useTexts('registration-requests');
  const { request: cuid = '' } = useParams();
  return (
    <PurchasePage
      tab="registrations_requests"
      list="/account/registrations-requests"
      call={useCall('getAccountRegistrationsRequest', { cuid })}
      title={texts.one}
      titleOf={({ activity }) => activity.title}
      renderBadges={(request) => <RequestBadges request={request} />}
      missing={{ title: texts.missing, action: texts.all }}
    >
      {(request) => <Detail request={request} />}
    </PurchasePage>
  );
};

const Detail = ({ request }: { readonly request: Request }): ReactElement => {
  const texts = useTexts('registration-requests');
  const { availabilities, instructions, status, cancellable, id } = request;
  return (
    <>
      <Decision request={request} />
      <section>
        <h2>{texts.availabilities}</h2>
        {availabilities.map((requested) => (
          <RequestedRow key={requested.id} requested={requested} status={status} />
        ))}
      </section>
      <Facts request={request} />
      {status === 'APPROVED' && instructions !== '' && (
        <section>
          <h2>{texts.instructions}</h2>
          <Rich html={instructions} level={3} />
        </section>
      )}
      {cancellable && (
        <p className={styles.actions}>
          <CancelRequest id={id} />
        </p>
      )}
    </>
  );
};

/** The decision, with the organiser's message. */
const Decision = ({
  request: { status, message, order },
}: {
  readonly request: Request;
}): ReactElement | null => {
  const texts = useTexts('registration-requests');
  if (status === 'CANCELLED') return null;
  if (status === 'PENDING')
    return (
      <Notice tone="blue" title={texts.pending_title}>
        {texts.pending_text}
      </Notice>
    );
  if (status === 'REJECTED')
    return (
      <Notice tone="yellow" title={texts.rejected_title}>
        {message || texts.no_reason}
      </Notice>
    );
  return (
    <Notice
      tone="green"
      title={texts.approved_title}
      action={
        order !== null && (
          <Link
            href={`/account/carts/${order.cuid}`}
            className={buttonClass({ kind: 'white', size: 'small' })}
          >
            {texts.see_order}
          </Link>
        )
      }
    >
      {message || texts.approved_text}
    </Notice>
  );
};

const Facts = ({ request }: { readonly request: Request }): ReactElement => {
  const texts = useTexts('registration-requests');
  const reading = useReading();
  const { participant, tier, reference, created_at, options, questions, total_amount } = request;
  return (
    <dl className={styles.facts}>
      <Fact name={texts.participant}>{participant.fullname}</Fact>
      <Fact name={texts.tier}>{tier}</Fact>
      {options.map(({ price_id, title, label, content }) => (
        <Fact key={price_id} name={title}>
          {[label === title ? null : label, content].filter(Boolean).join(' · ') || title}
        </Fact>
      ))}
      {questions.map(({ question_id, title, content }) => (
        <Fact key={question_id} name={title}>
          {content}
        </Fact>
      ))}
      {total_amount > 0 && (
        <Fact name={texts.total}>
          <strong>{formatPrice({ amount: total_amount, language: reading.language })}</strong>
        </Fact>
      )}
      <Fact name={texts.reference}>{reference}</Fact>
      <Fact name={texts.requested_on}>{formatInstant(created_at, reading)}</Fact>
    </dl>
  );
};
