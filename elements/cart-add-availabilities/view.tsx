import { registrationNotice } from '@ribambelle/domain/availabilities/status.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { IconButton } from '@ribambelle/ui/actions/icon-button.tsx';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { Container } from '@ribambelle/ui/layout/page.tsx';
import { Split } from '@ribambelle/ui/layout/split.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useSearch } from '@ribambelle/ui/router/use-search.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { AvailabilityRow } from '../pieces/availability-row/availability-row.tsx';
import { AddPanel } from './add-panel.tsx';
import { readWanted, withoutAvailability } from '../pieces/cart/wanted.ts';
import type { Settings } from './settings.ts';
import { useWanted } from '../pieces/cart/use-wanted.ts';
import styles from './view.module.css';

/**
 * Several availabilities to add at once (2 §2): the selection by start, and one form for all of it.
 */
export function View(_props: ViewProps<Settings>): ReactElement {
  const { add_page: texts } = useTexts('cart');
  const [wanted, change] = useSearch(readWanted);
  const { rows, now } = useWanted(wanted);
  const open = rows?.filter((row) => registrationNotice(row, now) === null) ?? [];
  if (rows?.length === 0) {
    return (
      <Container>
        <div className={styles.page}>
          <h1>{texts.title}</h1>
          <EmptyState
            title={texts.empty_title}
            text={texts.empty_text}
            action={
              <Link href="/activities" className={buttonClass({ kind: 'primary' })}>
                {texts.browse}
              </Link>
            }
          />
        </div>
      </Container>
    );
  }
  return (
    <Container>
      <div className={styles.page}>
        <h1>{texts.title}</h1>
        <Split
          panel_label={texts.title}
          panel={<AddPanel availabilities={open} wanted_dates={wanted.dates} now={now} />}
        >
          <section aria-labelledby="chosen">
            <h2 id="chosen" className={styles.chosen}>
              {texts.chosen}
            </h2>
            {rows === undefined && <Skeleton shape="row" count={3} />}
            {rows?.map((row) => (
              <AvailabilityRow
                key={row.id}
                availability={row}
                now={now}
                with_title
                action={
                  <IconButton
                    icon="trash"
                    label={texts.remove(row.activity.title)}
                    onClick={() => change({ ...withoutAvailability(wanted, row) })}
                  />
                }
              />
            ))}
          </section>
        </Split>
      </div>
    </Container>
  );
}
