import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const text = (file: string): string => readFileSync(file, 'utf8');
const { version } = JSON.parse(text('package.json')) as { version: string };
const FORMS = '.github/ISSUE_TEMPLATE';

describe('SECURITY.md', () => {
  it('names the latest minor version as the one that gets fixes', () => {
    const [major, minor] = version.split('.');
    expect(text('SECURITY.md')).toContain(`| ${String(major)}.${String(minor)} | yes |`);
  });

  it('leads to private reports', () => {
    expect(text('SECURITY.md')).toContain('**Report a\nvulnerability**');
    expect(text(join(FORMS, 'bug.yml'))).toContain('Report a vulnerability');
  });
});

describe('docs/browsers.md', () => {
  it('lists the versions that style sheets are compiled for', () => {
    const [, list = ''] =
      /browserslistToTargets\(\[([^\]]*)\]\)/.exec(text('rollup/css-plugin.mjs')) ?? [];
    const targets = [...list.matchAll(/'(\w+) ([\d.]+)'/g)].map(([, name = '', since = '']) => [
      name,
      since,
    ]);
    const names: Readonly<Record<string, string>> = {
      chrome: 'Chrome, Edge and other Chromium browsers',
      firefox: 'Firefox',
      safari: 'Safari',
      ios_saf: 'Safari on iOS',
    };
    const rows = targets.map(([name = '', since = '']) => `| ${names[name] ?? name} | ${since} |`);
    expect(rows).toHaveLength(4);
    for (const row of rows) expect(text('docs/browsers.md')).toContain(row);
  });
});

describe('docs/upgrading.md', () => {
  it('has a section for every version that the change log has advice for', () => {
    const advice = [...text('CHANGELOG.md').matchAll(/^### Upgrading from (\d+\.\d+)/gm)];
    expect(advice.length).toBeGreaterThan(0);
    for (const [, from = ''] of advice) {
      expect(text('docs/upgrading.md')).toContain(`## From ${from} to `);
    }
  });
});

describe('the issue forms', () => {
  const forms = readdirSync(FORMS).filter((file) => file !== 'config.yml');

  it.each(forms)('%s asks for the versions of Till and of the platform', (file) => {
    const fields = text(join(FORMS, file)).split(/\n {2}- type: /);
    for (const id of ['version', 'platform']) {
      const field = fields.find((one) => one.includes(`\n    id: ${id}\n`));
      expect(field, id).toMatch(/validations:\n {6}required: true/);
    }
  });

  it('the form for bugs asks for the log of data-till-debug', () => {
    const [, log = ''] = text(join(FORMS, 'bug.yml')).split('    id: log\n');
    expect(log).toContain('`data-till-debug`');
    expect(log).toContain('required: true');
  });
});
