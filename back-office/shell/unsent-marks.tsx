import { Button } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ApiError } from '@ribambelle/api/client.ts';
import { useEffect } from 'react';
import type { KeptMark } from '../data/kept-marks.ts';
import { useMarks } from '../data/marks-context.tsx';
import { useFormats } from '../formats/formats.ts';
import './unsent-marks.css';

/**
 * Shows on every page the marks of the attendance register that are not sent yet and those that the
 * server refused; warns before the window closes with unsent marks.
 */
export function UnsentMarks() {
  const { unsent } = useMarks();
  const some = unsent.waiting.length > 0;
  useEffect(() => {
    if (!some) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [some]);
  const nothing = !some && unsent.refused.length === 0 && unsent.others === 0;
  return nothing ? null : <Said />;
}

function Said() {
  const texts = useTexts('office-attendances');
  const { unsent } = useMarks();
  const { waiting, refused, problem, others } = unsent;
  const why =
    problem instanceof ApiError && problem.status > 0 ? problem.message : texts.no_connection;
  return (
    <>
      {waiting.length > 0 && problem !== null ? (
        <p className="office-marks-unsent" role="status">
          {texts.unsent(waiting.length)} {why} {texts.kept_here}
        </p>
      ) : null}
      {others > 0 ? (
        <p className="office-marks-unsent" role="status">
          {texts.unsent_of_others(others)}
        </p>
      ) : null}
      {refused.map((mark) => (
        <Refused key={mark.sent.mark} mark={mark} />
      ))}
    </>
  );
}

/** A refused mark in words: the participant, the mark, the time and the reason. */
function Refused({ mark }: { mark: KeptMark }) {
  const texts = useTexts('office-attendances');
  const formats = useFormats();
  const { sender } = useMarks();
  const { kind, at } = mark.sent;
  return (
    <p className="office-marks-refused" role="alert">
      <span>
        <strong>{mark.name}</strong> : {texts.said[kind](formats.time(at))}{' '}
        {texts.refusals[mark.refused ?? 'NOT_ON_DATE']}
      </span>
      <Button size="compact-sm" variant="white" color="dark" onClick={() => sender.dismiss(mark)}>
        {texts.dismiss}
      </Button>
    </p>
  );
}
