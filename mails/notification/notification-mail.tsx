import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { cancellationMail } from '../cancellation/cancellation-mail.tsx';
import { plainText } from '@ribambelle/domain/base/plain-text.ts';
import type { Drawing, MailDefinition } from '../definition.ts';
import { membershipRows, registrationRows } from '../order/order-rows.ts';
import { orderMail, Transfer } from '../order/order-mail.tsx';
import { Facts } from '../pieces/facts.tsx';
import { Heading } from '../pieces/heading.tsx';
import { OwnBlock } from '../pieces/own-block.tsx';
import { restorationMail } from '../restoration/restoration-mail.tsx';
import { transferMail } from '../transfer/transfer-mail.tsx';
import { vacancyMail } from '../vacancy/vacancy-mail.tsx';
import type { NotificationBlock, NotificationFacts, StandardMail } from './facts.ts';

/**
 * The e-mail of a notification: the organiser's own blocks, the standard part of its trigger among
 * them (R41).
 */
export const notificationMail: MailDefinition<NotificationFacts> = {
  subject: ({ facts, ...drawing }) => {
    if (facts.subject !== '') return facts.subject;
    const [first] = facts.standard;
    return first === undefined
      ? drawing.sender.name
      : standardOf(first, { ...drawing, greeted: false }).subject;
  },
  Content: (drawing) => (
    <>
      {drawing.facts.blocks.map((block, index) => (
        <Block key={index} block={block} drawing={drawing} greeted={isGreeted(drawing, index)} />
      ))}
    </>
  ),
};

/** Tests whether a text of the organiser's own stands before a block: it greets the reader. */
const isGreeted = ({ facts }: Drawing<NotificationFacts>, index: number): boolean =>
  facts.blocks
    .slice(0, index)
    .some(
      (block) => block.type === 'TEXT' && plainText(block.html.replaceAll('&nbsp;', ' ')) !== '',
    );

function Block(props: {
  block: NotificationBlock;
  drawing: Drawing<NotificationFacts>;
  greeted: boolean;
}) {
  const { block, drawing, greeted } = props;
  const { standard } = drawing.facts;
  if (block.type === 'TEXT' || block.type === 'BUTTON' || block.type === 'PICTURE')
    return <OwnBlock block={block} />;
  if (block.type === 'REMAINING') return <Remaining drawing={drawing} />;
  if (block.type === 'STANDARD' && standard.length > 0)
    return (
      <>
        {standard.map((one, index) => (
          <div key={index}>
            {standardOf(one, { ...drawing, greeted: greeted || index > 0 }).content}
          </div>
        ))}
      </>
    );
  return <Details drawing={drawing} />;
}

/** The registrations and memberships that it is about, each with its rows. */
function Details({ drawing }: { drawing: Drawing<NotificationFacts> }) {
  const { registrations, memberships } = drawing.facts;
  return (
    <>
      {registrations.map((registration, index) => (
        <div key={`registration ${index}`}>
          <Heading>{registration.activity}</Heading>
          <Facts rows={registrationRows(registration, drawing)} />
        </div>
      ))}
      {memberships.map((membership, index) => (
        <div key={`membership ${index}`}>
          <Heading>{membership.title}</Heading>
          <Facts rows={membershipRows(membership, drawing)} />
        </div>
      ))}
    </>
  );
}

/** The amount that remains to be paid, and how; nothing when all is paid. */
function Remaining({ drawing }: { drawing: Drawing<NotificationFacts> }) {
  const { facts, texts, language } = drawing;
  if (facts.remaining === null) return null;
  const { amount, transfer } = facts.remaining;
  return (
    <>
      <Facts rows={[[texts.outstanding, formatPrice({ amount, language })]]} />
      {transfer === null ? null : <Transfer drawing={drawing} transfer={transfer} />}
    </>
  );
}

/** Returns the subject and the content of one of our e-mails, without its greeting once greeted. */
function standardOf(
  one: StandardMail,
  { greeted, ...drawing }: Omit<Drawing<unknown>, 'facts'> & { readonly greeted: boolean },
) {
  const draw = <Facts extends { readonly firstname: string }>(
    mail: MailDefinition<Facts>,
    facts: Facts,
  ) => {
    const of = { ...drawing, facts: greeted ? { ...facts, firstname: '' } : facts };
    return { subject: mail.subject(of), content: mail.Content(of) };
  };
  switch (one.mail) {
    case 'order':
      return draw(orderMail, one.facts);
    case 'cancellation':
      return draw(cancellationMail, one.facts);
    case 'restoration':
      return draw(restorationMail, one.facts);
    case 'transfer':
      return draw(transferMail, one.facts);
    case 'vacancy':
      return draw(vacancyMail, one.facts);
  }
}
