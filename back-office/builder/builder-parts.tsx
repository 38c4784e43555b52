import { Button, Group } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useEffect } from 'react';
import { Icon } from '../shell/icons.tsx';
import { isCovered } from './is-covered.ts';

/** The part of the editor that stands below the page on a narrow screen; the page is alone else. */
export type Part = 'outline' | 'frame' | 'form';

const SHEETS = ['outline', 'form'] as const;

/** The buttons that show and hide outline and form below the page; Escape hides them. */
export function BuilderParts(props: {
  readonly part: Part;
  readonly onChange: (part: Part) => void;
}) {
  const { part, onChange } = props;
  const texts = useTexts('office-builder');
  useEffect(() => {
    if (part === 'frame') return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isCovered()) onChange('frame');
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [part, onChange]);
  return (
    <Group className="builder-parts-choice" grow gap="xs">
      {SHEETS.map((sheet) => (
        <Button
          key={sheet}
          size="sm"
          variant={part === sheet ? 'filled' : 'default'}
          aria-expanded={part === sheet}
          rightSection={<Icon name={part === sheet ? 'down' : 'up'} size={14} />}
          onClick={() => onChange(part === sheet ? 'frame' : sheet)}
        >
          {texts[sheet]}
        </Button>
      ))}
    </Group>
  );
}
