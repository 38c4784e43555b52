import { Button, Modal } from '@mantine/core';
import { DialogFoot } from '../panels/dialog-foot.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useCallback, useEffect, useState } from 'react';
import { type Location, useBlocker } from 'react-router';
import { discardUnsaved, hasUnsaved, type Layer, showQuestionWith } from '../panels/unsaved.ts';

interface Way {
  readonly leave: () => void;
  readonly stay: () => void;
  /** The layer that is left; null for everything. */
  readonly layer: Layer | null;
}

/**
 * The only guard of unsaved work: links, rows, menu, palette, the browser's back, and the cross and
 * Escape of a panel ask here first, and the browser itself asks before a reload. Nothing is asked
 * when nothing was changed.
 */
export function LeaveGuard() {
  const [panelWay, setPanelWay] = useState<Way | null>(null);
  const blocks = useCallback(
    (way: { currentLocation: Location; nextLocation: Location }) =>
      // filters and tabs of the same page keep everything open in its place
      way.currentLocation.pathname !== way.nextLocation.pathname && hasUnsaved(),
    [],
  );
  const blocker = useBlocker(blocks);
  useEffect(() => {
    showQuestionWith((leave, layer) => setPanelWay({ leave, stay: () => undefined, layer }));
    return () => showQuestionWith(null);
  }, []);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  const way: Way | null =
    blocker.state === 'blocked'
      ? { leave: blocker.proceed, stay: blocker.reset, layer: null }
      : panelWay;
  return <Question way={way} onAnswered={() => setPanelWay(null)} />;
}

function Question({ way, onAnswered }: { way: Way | null; onAnswered: () => void }) {
  const texts = useTexts('office');
  const stay = () => {
    way?.stay();
    onAnswered();
  };
  const leave = () => {
    discardUnsaved(way?.layer ?? null);
    onAnswered();
    way?.leave();
  };
  return (
    <Modal
      opened={way !== null}
      onClose={stay}
      // the Escape that opened the question would answer it: it is heard on the window, and arrives
      // there again once the question shows
      closeOnEscape={false}
      onKeyDown={(event) => (event.key === 'Escape' ? stay() : undefined)}
      withCloseButton={false}
      title={texts.unsaved}
      zIndex={500}
      centered
    >
      <DialogFoot>
        <Button variant="default" onClick={stay} data-autofocus>
          {texts.go_on}
        </Button>
        <Button color="red" onClick={leave}>
          {texts.leave_unsaved}
        </Button>
      </DialogFoot>
    </Modal>
  );
}
