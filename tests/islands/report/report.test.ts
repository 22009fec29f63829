import { expect, test } from 'vitest';
import { reportsAddress } from '../../../src/library/pages/reports.ts';
import { reportOf } from '../../../src/islands/report/report.ts';

const SITE = 'https://drill.example';
const of = (values: Readonly<Record<string, string>>) => reportOf(`?${new URLSearchParams(values).toString()}`, SITE);

test('a report names its place and what stands there', () => {
  const lines = of({ at: '/rulings/tt-013/', about: 'Ruling tt-013: What blocks a shot?' }).split('\n');
  expect(lines.slice(0, 2)).toEqual([
    'About: Ruling tt-013: What blocks a shot?',
    'Page: https://drill.example/rulings/tt-013/',
  ]);
  expect(lines).toHaveLength(4);
});

test('without a place the reader writes it himself', () => {
  expect(reportOf('', SITE).split('\n')[0]).toBe('Page: ');
});

test.each(['https://else.example/', '//else.example/', '/\\else.example', 'javascript:alert(1)', 'x'])(
  'a place that is not on this site is left out: %s',
  (at) => {
    expect(of({ at })).toContain('Page: \n');
  },
);

test('an address cannot bring lines of its own, nor a long text', () => {
  const lines = of({ about: `a\n\nb ${'x'.repeat(5000)}`, at: '/' }).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]!.length).toBeLessThan(320);
});

test.each(['https://github.com/owner/name/issues/new', 'mailto:name@example.org'])('reports go to %s', (address) => {
  expect(reportsAddress(address)).toBe(address);
});

test('an environment that names no place for reports, or a wrong one', () => {
  expect(reportsAddress('')).toBeNull();
  for (const wrong of ['http://plain.example/', 'javascript:alert(1)', 'mailto:', 'somebody'])
    expect(() => reportsAddress(wrong)).toThrow(/REPORTS: found .*, expected the address of a page/);
});
