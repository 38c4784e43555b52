import { Notifications } from '@mantine/notifications';
import { type Strips, useIsLast } from './use-is-last.ts';

const strips: Strips = [];
const PLACE = { root: 'office-messages' };

/**
 * What is said for a moment, in the strip that was opened last. It has a place of its own in the foot of the page, of the panel or of the
 * dialog, and covers nothing; `beneath` all of them is a strip for the pages that have no frame.
 */
export function MessageStrip({ beneath = false }) {
  const shown = useIsLast(strips, { beneath });
  if (!shown) return null;
  return (
    <div className={beneath ? 'office-messages-beneath' : 'office-messages-strip'}>
      <Notifications
        withinPortal={false}
        position="bottom-center"
        limit={3}
        autoClose={2500}
        classNames={PLACE}
      />
    </div>
  );
}
