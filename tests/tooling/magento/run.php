<?php
/**
 * Runs the module's PHP without the platform: reads {settings, pages, themeKinds, theme, needed, hosts, page, handles, blocks,
 * saves} as JSON from its input and prints the handles that the observer leaves, the sources of the policy, the URLs of a file
 * and of those that the page preloads, the hashes, and for each class and value of `saves` what is saved, or null where it is
 * refused.
 */
declare(strict_types=1);

namespace Magento\Framework\Event {
    class Observer
    {
        public function __construct(private object $layout)
        {
        }

        public function getData(string $name): ?object
        {
            return $name === 'layout' ? $this->layout : null;
        }
    }

    interface ObserverInterface
    {
        public function execute(Observer $observer);
    }
}

namespace Magento\Framework {
    class Phrase
    {
        public function __construct(public string $text)
        {
        }
    }

    class Registry
    {
    }
}

namespace Magento\Framework\Exception {
    class LocalizedException extends \Exception
    {
        public function __construct(\Magento\Framework\Phrase $phrase)
        {
            parent::__construct($phrase->text);
        }
    }
}

namespace Magento\Framework\Model {
    class Context
    {
    }
}

namespace Magento\Framework\App\Cache {
    interface TypeListInterface
    {
    }
}

namespace Magento\Framework\App\Config {
    interface ScopeConfigInterface
    {
    }

    class Value
    {
        private ?string $value = null;

        public function __construct(...$needed)
        {
        }

        public function getValue(): ?string
        {
            return $this->value;
        }

        public function setValue(?string $value): static
        {
            $this->value = $value;

            return $this;
        }

        public function beforeSave()
        {
            return $this;
        }
    }
}

namespace Magento\Framework\View {
    /** A theme and its parents, by their codes; the first is that of the page. */
    class DesignInterface
    {
        public function __construct(private array $codes)
        {
        }

        public function getDesignTheme(): ?static
        {
            return $this->codes === [] ? null : $this;
        }

        public function getParentTheme(): ?static
        {
            return count($this->codes) > 1 ? new static(array_slice($this->codes, 1)) : null;
        }

        public function getCode(): string
        {
            return $this->codes[0];
        }
    }
}

namespace Magento\Framework\View\Asset {
    class Repository
    {
        public function getUrl(string $file): string
        {
            return 'static/' . $file;
        }
    }
}

namespace Magento\Framework\View {
    interface LayoutInterface
    {
    }
}

namespace Magento\Framework\View\Element\Block {
    interface ArgumentInterface
    {
    }
}

namespace Magento\Store\Model {
    interface ScopeInterface
    {
        public const SCOPE_STORE = 'store';
    }
}

namespace Magento\Framework\App\Request {
    class Http
    {
        public function __construct(private string $page)
        {
        }

        public function getFullActionName(): string
        {
            return $this->page;
        }
    }
}

namespace Magento\Csp\Model\Collector {
    class CspWhitelistXmlCollector
    {
    }
}

namespace Magento\Csp\Model\Policy {
    class FetchPolicy
    {
        public function __construct(public string $id, public bool $none, public array $hosts)
        {
        }
    }
}

namespace {
    use Magento\Csp\Model\Collector\CspWhitelistXmlCollector;
    use Magento\Csp\Model\Policy\FetchPolicy;
    use Magento\Framework\App\Config\ScopeConfigInterface;
    use Magento\Framework\App\Request\Http;
    use Magento\Framework\Event\Observer;
    use Magento\Framework\View\Asset\Repository;
    use Magento\Framework\View\DesignInterface;
    use Magento\Framework\View\LayoutInterface;
    use Magento\Framework\App\Cache\TypeListInterface;
    use Magento\Framework\Exception\LocalizedException;
    use Magento\Framework\Model\Context;
    use Magento\Framework\Phrase;
    use Magento\Framework\Registry;
    use Till\Elements\Model\Areas;
    use Till\Elements\Model\FileSettings;
    use Till\Elements\Model\PageFiles;
    use Till\Elements\Model\ThemeKind;
    use Till\Elements\Observer\AddLayoutHandles;
    use Till\Elements\Plugin\AllowHosts;
    use Till\Elements\ViewModel\Settings;

    $module = $argv[1];
    spl_autoload_register(static function (string $class) use ($module): void {
        [$vendor, $name, $path] = explode('\\', $class, 3);
        if ("$vendor/$name" === 'Till/Elements') {
            require "$module/" . str_replace('\\', '/', $path) . '.php';
        }
    });

    function __(string $text): Phrase
    {
        return new Phrase($text);
    }

    $input = json_decode(stream_get_contents(STDIN), true);

    $layout = new class ($input['handles'], $input['blocks']) implements LayoutInterface {
        public function __construct(private array $handles, private array $blocks)
        {
        }

        public function hasElement(string $name): bool
        {
            return in_array($name, $this->blocks, true);
        }

        public function getUpdate(): object
        {
            return $this;
        }

        public function getHandles(): array
        {
            return $this->handles;
        }

        public function addHandle(string $handle): void
        {
            $this->handles[] = $handle;
        }
    };
    $config = new class ($input['settings']) implements ScopeConfigInterface {
        public function __construct(private array $values)
        {
        }

        public function getValue(string $path, string $scope): ?string
        {
            return $scope === 'store' ? $this->values[$path] ?? null : null;
        }

        public function isSetFlag(string $path, string $scope): bool
        {
            return (bool) $this->getValue($path, $scope);
        }
    };

    $rules = new FileSettings();
    $theme = new ThemeKind(new DesignInterface($input['theme']), $input['themeKinds']);
    $areas = new Areas($theme, $input['pages']);
    $settings = new Settings($config, new Repository(), $rules, new PageFiles(), $areas);
    $save = static function (string $class, string $value) use ($config, $rules): ?string {
        $types = new class implements TypeListInterface {
        };
        $class = "Till\\Elements\\Model\\Config\\$class";
        $setting = (new $class(new Context(), new Registry(), $config, $types, $rules))->setValue($value);
        try {
            $setting->beforeSave();
        } catch (LocalizedException $refusal) {
            return null;
        }

        return $setting->getValue();
    };
    (new AddLayoutHandles($settings, $areas, $input['needed']))->execute(new Observer($layout));
    echo json_encode([
        'handles' => $layout->getHandles(),
        'policy' => (new AllowHosts($settings, new Http($input['page']), $input['hosts']))->afterCollect(
            new CspWhitelistXmlCollector(),
            [new FetchPolicy('img-src', false, ['https://maps.example'])]
        ),
        'url' => $settings->getFileUrl('till.js'),
        'preloads' => $settings->getPreloadUrls($layout),
        'importMap' => $settings->getImportMap(),
        'integrity' => $settings->getIntegrity(),
        'styleIntegrity' => $settings->getStyleIntegrity(),
        'saved' => array_map(static fn (array $one) => $save(...$one), $input['saves']),
    ]);
}
