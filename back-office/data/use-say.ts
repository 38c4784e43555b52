import { notifications } from '@mantine/notifications';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useCallback } from 'react';

interface Said {
  readonly message: string;
  readonly color: 'green' | 'yellow' | 'red';
  /** For how many milliseconds, where a few seconds are too short to read it. */
  readonly autoClose?: number;
}

/** Says something for a moment above the page, with a cross that is called what it does. */
export function useSay(): (said: Said) => void {
  const { hide_message } = useTexts('office');
  return useCallback(
    (said) => {
      notifications.show({ ...said, closeButtonProps: { 'aria-label': hide_message } });
    },
    [hide_message],
  );
}
