import { Anchor, Text, TextInput } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { findSettings } from '../../settings.ts';
import { Icon } from '../../shell/icons.tsx';
import { useSettings } from '../../shell/use-settings.ts';

/** Finds a setting by the words that people use for it, on any page. */
export function SettingsSearch() {
  const texts = useTexts('office-settings');
  const settings = useSettings();
  const [typed, setTyped] = useState('');
  const found = typed.trim() === '' ? [] : findSettings(settings, typed);
  return (
    <div className="office-settings-search">
      <TextInput
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        leftSection={<Icon name="search" size={16} />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        data-search
        maw={360}
      />
      {typed.trim() === '' ? null : (
        <div role="status" aria-label={texts.found}>
          {found.length === 0 ? (
            <Text size="sm" c="dimmed" mt={8}>
              {texts.nothing}
            </Text>
          ) : (
            <ul>
              {found.map(({ name, path, title }) => (
                <li key={name}>
                  <Anchor component={Link} to={path} onClick={() => setTyped('')}>
                    {title}
                  </Anchor>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
