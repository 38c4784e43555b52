import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../formats/formats.ts';

const MINUTE = 60_000;
const HOUR = 60;

/**
 * Returns a function that writes the time since an instant as people say it: in minutes for an
 * hour, then as a day and an hour.
 */
export function useAgo(): (instant: string) => string {
  const texts = useTexts('office').meanwhile;
  const { moment } = useFormats();
  return (instant) => {
    const minutes = Math.floor((Date.now() - Date.parse(instant)) / MINUTE);
    if (minutes < 1) return texts.just_now;
    return minutes < HOUR ? texts.minutes_ago(minutes) : texts.on(moment(instant));
  };
}
