import { UnstyledButton } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import type { CarryHandlers } from '../../shell/use-grip.ts';
import type { CalendarEntry } from './calendar-columns.ts';
import styles from './resource-grid.module.css';

interface Props {
  readonly entry: CalendarEntry;
  readonly place: { readonly top: number; readonly height: number };
  readonly isCurrent: boolean;
  readonly isCarried: boolean;
  /** The handlers that carry it. */
  readonly handlers: CarryHandlers;
  readonly onOpen: (booking: string) => void;
}

/**
 * An entry that takes the time of a resource: a booking opens its panel, a block or an availability
 * its own page.
 */
export function CalendarEntryButton(props: Props) {
  const { entry, place, handlers } = props;
  const may = useMay();
  const words = useWordsOf(entry);
  const { booking, block, planned, kind } = entry;
  const look = {
    className: styles['entry'] ?? '',
    style: place,
    title: words.join('\n'),
    'data-kind': kind,
  };
  const content = words.map((word, index) => (
    <span key={index} className={index === 0 ? styles['title'] : styles['fact']}>
      {word}
    </span>
  ));
  if (booking !== null)
    return (
      <UnstyledButton
        {...look}
        {...handlers}
        data-owed={(booking.owed_amount ?? 0) > 0 || undefined}
        data-current={props.isCurrent || undefined}
        data-carried={props.isCarried || undefined}
        data-moves={handlers.onPointerDown !== undefined || undefined}
        onClick={() => props.onOpen(booking.cuid)}
      >
        {content}
        {handlers.onPointerDown === undefined ? null : (
          <span className={styles['edge']} data-edge="true" />
        )}
      </UnstyledButton>
    );
  if (block !== null && may('resources.read'))
    return (
      <LinkAndBack {...look} to={`/resource-blocks/${block.cuid}`}>
        {content}
      </LinkAndBack>
    );
  if (planned !== null && may('availabilities.read'))
    return (
      <LinkAndBack {...look} to={`/availabilities/${planned.availability}`}>
        {content}
      </LinkAndBack>
    );
  return <div {...look}>{content}</div>;
}

/**
 * Returns the words of an entry: the family or the reason first, then the time, the number of
 * people, and the payment.
 */
function useWordsOf({ kind, booking, block, planned, ...entry }: CalendarEntry): readonly string[] {
  const texts = useTexts('office-resource-calendar');
  const formats = useFormats();
  const when = `${formats.time(entry.start_at)}–${formats.time(entry.end_at)}`;
  if (kind === 'BLOCKED')
    return [block === null || block.reason === '' ? texts.blocked : block.reason, when];
  if (planned !== null) return [planned.title, when, texts.registered(planned.registered)];
  if (booking === null) return [texts.held(formats.time(entry.expires_at ?? entry.end_at)), when];
  const { owed_amount } = booking;
  return [
    booking.customer,
    `${when} · ${texts.people(booking.participants_count)}`,
    ...(owed_amount === null
      ? []
      : [owed_amount > 0 ? texts.to_pay(formats.price(owed_amount)) : texts.paid]),
  ];
}
