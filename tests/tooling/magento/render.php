<?php
/**
 * Renders a template of the module without the platform: reads {template, stock, welcome, additional, isLoggedIn, isAllowed,
 * children, items, integrity, styleIntegrity, importMap} as JSON from its input and prints the markup. `stock` is what the platform's own template prints.
 */
declare(strict_types=1);

$world = json_decode(stream_get_contents(STDIN), true);

function __(string $text, ...$values): string
{
    return $values ? str_replace('%1', (string) $values[0], $text) : $text;
}

$escaper = new class {
    public function __call(string $name, array $arguments): string
    {
        return htmlspecialchars((string) $arguments[0], ENT_QUOTES);
    }
};

$block = new class ($world) {
    public function __construct(private array $world)
    {
    }

    public function getShowPart(): string
    {
        return 'welcome';
    }

    public function getWelcome(): string
    {
        return htmlspecialchars(addslashes($this->world['welcome'] ?? ''), ENT_QUOTES, 'UTF-8');
    }

    public function getTitle(): string
    {
        return 'My Wish List';
    }

    public function getBlockHtml(string $name): string
    {
        return $this->world['additional'] ?? '';
    }

    public function getTemplateFile(string $name): string
    {
        return $name;
    }

    public function fetchView(string $file): string
    {
        return $this->world['stock'] ?? '';
    }

    public function getLayout(): static
    {
        return $this;
    }

    public function getBlock(string $name): static
    {
        return $this;
    }

    public function isLoggedIn(): bool
    {
        return $this->world['isLoggedIn'] ?? false;
    }

    public function getData(string $name): static
    {
        return $this;
    }

    public function isAllow(): bool
    {
        return $this->world['isAllowed'] ?? true;
    }

    public function getItemsCount(): int
    {
        return $this->world['items'] ?? 0;
    }

    public function getChildHtml(string $name): string
    {
        return $this->world['children'][$name] ?? '';
    }

    public function getFileUrl(string $name): string
    {
        return '/till/' . $name;
    }

    public function getViewFileUrl(string $name): string
    {
        return '/static/' . $name;
    }

    public function getImportMap(): string
    {
        return $this->world['importMap'] ?? '';
    }

    public function getIntegrity(): string
    {
        return $this->world['integrity'] ?? '';
    }

    public function getStyleIntegrity(): string
    {
        return $this->world['styleIntegrity'] ?? '';
    }

    public function getPreloadUrls(object $layout): array
    {
        return ['/till/chunks/a.js'];
    }

    public function getListUrl(): string
    {
        return 'https://shop.example/wishlist/';
    }
};

$secureRenderer = new class {
    public function renderTag(string $name, array $attributes, string $content): string
    {
        $printed = '';
        foreach ($attributes as $key => $value) {
            $printed .= " $key=\"" . htmlspecialchars($value) . '"';
        }
        return "<$name$printed>$content</$name>";
    }
};

include $argv[1] . '/view/frontend/templates/' . $world['template'];
