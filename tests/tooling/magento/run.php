<?php
/**
 * Runs the module's PHP without the platform: reads {settings, pages, needed, handles} as JSON from its input and prints
 * the handles that the observer leaves, the sources of the policy and the URL of a file.
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

namespace Magento\Framework\App\Config {
    interface ScopeConfigInterface
    {
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
    use Magento\Framework\Event\Observer;
    use Magento\Framework\View\Asset\Repository;
    use Till\Elements\Observer\AddLayoutHandles;
    use Till\Elements\Plugin\AllowFiles;
    use Till\Elements\ViewModel\Settings;

    $module = $argv[1];
    foreach (['ViewModel/Settings', 'Observer/AddLayoutHandles', 'Plugin/AllowFiles'] as $class) {
        require "$module/$class.php";
    }
    $input = json_decode(stream_get_contents(STDIN), true);

    $layout = new class ($input['handles']) {
        public function __construct(private array $handles)
        {
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

    $settings = new Settings($config, new Repository());
    (new AddLayoutHandles($settings, $input['pages'], $input['needed']))->execute(new Observer($layout));
    echo json_encode([
        'handles' => $layout->getHandles(),
        'policy' => (new AllowFiles($settings))->afterCollect(
            new CspWhitelistXmlCollector(),
            [new FetchPolicy('img-src', false, ['https://maps.example'])]
        ),
        'url' => $settings->getFileUrl('till.js'),
    ]);
}
