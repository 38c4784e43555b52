import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../formats/formats.ts';

const MINUTE = 60_000;
const HOUR = 60;

/** How long ago something was, as people say it: minutes for an hour, then day and hour. */
export function useAgo(): (instant: string) => string {
  const texts = useTexts('office').meanwhile;
  const { moment } = useFormats();
  return (instant) => {
    const minutes = Math.floor((Date.now() - Date.parse(instant)) / MINUTE);
    if (minutes < 1) return texts.just_now;
    return minutes < HOUR ? texts.minutes_ago(minutes) : texts.on(moment(instant));
  };
}
