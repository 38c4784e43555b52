// @vitest-environment happy-dom
import { ApiError } from '@ribambelle/api/client.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { TextInput } from './text-input.tsx';
import { useEndpointForm } from './use-endpoint-form.ts';

const schema = z.object({
  email: z.email(),
  firstname: z.string().trim().min(1),
  address: z.object({ city: z.string().min(2) }),
});

type Sent = z.output<typeof schema>;

const Probe = ({
  send,
  onRefused,
}: {
  send: (request: Sent) => Promise<string>;
  onRefused?: (text: string) => void;
}): ReactElement => {
  const { form, submit, sending, refusal } = useEndpointForm({
    schema,
    initial_values: { email: '', firstname: '', address: { city: 'X' } },
    errorText: (code) => `text of ${code}`,
    send,
    ...(onRefused && { onRefused }),
  });
  return (
    <form onSubmit={submit} aria-label="probe" noValidate>
      <TextInput label="Firstname" required {...form.getInputProps('firstname')} />
      <TextInput label="Email" {...form.getInputProps('email')} />
      <TextInput label="City" {...form.getInputProps('address.city')} />
      <p data-testid="state">{sending ? 'sending' : (refusal ?? 'quiet')}</p>
    </form>
  );
};

const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = () => {
  write(/Firstname/, ' Lou ');
  write(/Email/, 'lou@example.org');
  write(/City/, 'Namur');
};
const submit = () => fireEvent.submit(screen.getByRole('form'));

afterEach(cleanup);

test('nothing is sent while a field is invalid; each shows its error, and the first has the focus', () => {
  const send = vi.fn<(request: Sent) => Promise<string>>();
  render(<Probe send={send} />);
  write(/Email/, 'lou@');
  submit();
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByText('text of REQUIRED')).toBeTruthy();
  expect(screen.getByText('text of INVALID_EMAIL')).toBeTruthy();
  expect(screen.getByText('text of TOO_SHORT')).toBeTruthy();
  const first = screen.getByLabelText(/Firstname/);
  expect(document.activeElement).toBe(first);
  expect(first.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(first.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'text of REQUIRED',
  );
});

test('the request is parsed by the schema and sent once, even after several presses', async () => {
  const send = vi.fn(async (_request: Sent) => 'done');
  render(<Probe send={send} />);
  fill();
  submit();
  submit();
  await waitFor(() => expect(screen.getByTestId('state').textContent).toBe('quiet'));
  expect(send.mock.calls).toEqual([
    [{ email: 'lou@example.org', firstname: 'Lou', address: { city: 'Namur' } }],
  ]);
});

test('the server’s errors appear at their fields', async () => {
  const onRefused = vi.fn();
  const fields = { email: 'EMAIL_TAKEN', 'address.city': 'INVALID' };
  render(
    <Probe
      send={() =>
        Promise.reject(new ApiError({ code: 'INVALID_REQUEST', status: 400, message: '', fields }))
      }
      onRefused={onRefused}
    />,
  );
  fill();
  submit();
  await screen.findByText('text of EMAIL_TAKEN');
  expect(screen.getByText('text of INVALID')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/Email/));
  expect(onRefused).not.toHaveBeenCalled();
});

test('a refusal that belongs to no field is shown', async () => {
  const onRefused = vi.fn();
  render(
    <Probe
      send={() =>
        Promise.reject(new ApiError({ code: 'TOO_MANY_TRIES', status: 429, message: '' }))
      }
      onRefused={onRefused}
    />,
  );
  fill();
  submit();
  await waitFor(() =>
    expect(screen.getByTestId('state').textContent).toBe('text of TOO_MANY_TRIES'),
  );
  expect(onRefused).toHaveBeenCalledWith('text of TOO_MANY_TRIES', 'TOO_MANY_TRIES');
});

test('a missing answer is an unknown error', async () => {
  render(<Probe send={() => Promise.reject(new TypeError('network'))} />);
  fill();
  submit();
  await waitFor(() =>
    expect(screen.getByTestId('state').textContent).toBe('text of UNKNOWN_ERROR'),
  );
});
